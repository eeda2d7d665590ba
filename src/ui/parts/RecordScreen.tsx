import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectAnswer } from '../../machines/parts/record';
import { BackLink } from './BackLink';
import { useDates } from './dates';
import { NothingYet } from './Emptiness';
import { PageHead } from './PageHead';
import { type DatedRecordActor, RecordOutdated } from './RecordOutdated';
import { type RecordActor, RecordView } from './RecordView';

interface Head {
  readonly title?: string;
  readonly about?: ReactNode;
  readonly count?: string;
  readonly action?: ReactNode;
}

interface RecordScreenProps<Answer extends Dated> {
  /** A chart of one thing (`machines/parts/record`). */
  readonly actor: RecordActor<Answer> & DatedRecordActor;
  /** Where `title`, `failed` and `absent` with `title` and `text` lie: `exams:class`; `absent` may be the area's. */
  readonly words: string;
  /** How many rows will come. */
  readonly rows?: number;
  /** The list of such things, and what the way back to it says. */
  readonly back?: { readonly to: string; readonly label: string };
  /** What the page is called, where it is not the words' `title`. */
  readonly title?: string | undefined;
  /** What the head says once the thing is there. */
  readonly head?: (answer: Answer) => Head;
  /** Whether the head says how fresh the thing is; yes, unless told. */
  readonly dated?: boolean;
  /** What stands where there is no such thing, where it is not the words' `absent`. */
  readonly absent?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

interface Dated {
  readonly as_of: string;
}

/**
 * The screen of one thing: the way back, the head, whether it may be old, and the thing, or why it is not there.
 *
 * @example
 * <RecordScreen actor={actor} words="training:one" back={{ to: '/sqtrain/myTrain', label: t('back') }}>
 *   {({ course }) => course.name}
 * </RecordScreen>
 */
export function RecordScreen<Answer extends Dated>(props: RecordScreenProps<Answer>) {
  const { actor, words, rows = 8, back, head, dated = true, absent, children } = props;
  const [area = ''] = words.split(':');
  const { t } = useTranslation(area);
  const why = (name: string) => t([`${words}.absent.${name}`, `${area}:absent.${name}`]);
  const { moment } = useDates();
  const record: RecordActor<Answer> = actor;
  const answer = useSelector(record, selectAnswer<Answer | null>);
  const said = answer === null ? {} : { ...head?.(answer) };
  const title = props.title ?? t(`${words}.title`);
  const asOf =
    dated && answer !== null ? t('parts:asOf', { time: moment(answer.as_of) }) : undefined;
  return (
    <>
      {back === undefined ? null : <BackLink to={back.to}>{back.label}</BackLink>}
      <PageHead {...{ title, asOf, ...said }} />
      <RecordView
        {...{ actor: record, rows, loading: title, failed: t(`${words}.failed`) }}
        absent={absent ?? <NothingYet title={why('title')}>{why('text')}</NothingYet>}
      >
        {(found) => (
          <>
            <RecordOutdated actor={actor} />
            {children(found)}
          </>
        )}
      </RecordView>
    </>
  );
}
