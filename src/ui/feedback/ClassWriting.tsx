import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { NamedStudent } from '../../domain/students';
import {
  type postClassFeedback,
  selectFailure,
  selectImages,
  selectLink,
  selectNames,
  selectStage,
  selectValues,
} from '../../machines/feedback/postClassFeedback';
import { selectFileCount } from '../../machines/parts/fileUpload';
import { isAbsent } from '../../machines/parts/failure';
import { AbsentPage } from '../parts/AbsentPage';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { CopyText } from '../parts/CopyText';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { ParentLink } from '../parts/ParentLink';
import { Status } from '../parts/Status';
import { StudentCell } from '../parts/StudentCell';
import { ClassFeedbackForm } from './ClassFeedbackForm';
import { listPage } from './feedbackPages';
import { GivenFeedback } from './GivenFeedback';
import { useFeedbackLines } from './feedbackLines';
import { useToldName } from '../parts/useToldName';

interface ClassWritingProps {
  readonly actor: ActorRefFrom<typeof postClassFeedback>;
  /** Whose it is; undefined until that is known. */
  readonly student: NamedStudent | undefined;
  /** Stands over the form as long as it is written. */
  readonly children: ReactNode;
  /** Leads on once it is given. */
  readonly next: ReactNode;
}

/** A feedback while it is written, before it is given for good, and as parents see it. */
export function ClassWriting({ actor, student, children, next }: ClassWritingProps) {
  const { t } = useTranslation(['feedback', 'students']);
  const told = useToldName();
  const name = student?.name ?? '';
  const about = student === undefined ? null : <StudentCell student={student} />;
  const stage = useSelector(actor, selectStage);
  const failure = useSelector(actor, selectFailure);
  const values = useSelector(actor, selectValues);
  const link = useSelector(actor, selectLink);
  const unsent = useSelector(useSelector(actor, selectImages), selectFileCount);
  const names = useSelector(actor, selectNames);
  const lines = useFeedbackLines()(values);
  const named =
    student === undefined
      ? []
      : [
          {
            label: t('students:column.name'),
            text: t('students:named', {
              name,
              account: student.username,
              grade: t(`students:grade.${String(student.grade)}`),
            }),
          },
        ];
  switch (stage) {
    case 'loading':
    case 'copying':
      return <Loading label={t('class.title')} rows={8} />;
    case 'loadFailed':
      return failure !== null && isAbsent(failure) ? (
        <AbsentPage
          title={t('class.gone.title')}
          text={t('class.gone.text')}
          list={listPage}
          back={t('class.title')}
        />
      ) : (
        <Failed
          title={t('class.oneFailed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'load.retried' })}
        />
      );
    case 'submitted':
      return (
        <chakra.div display="grid" gap={4} maxWidth="dialogLarge">
          <Status kind="good">{t('class.given')}</Status>
          <GivenFeedback values={values} label={t('class.seen')} />
          <CopyText
            text={[...named, ...lines]
              .map(({ label, text }) => t('class.line', { label, text }))
              .join('\n')}
            verb={t('action.quickCopy')}
            done={t('class.copied')}
            selected={t('class.selected')}
          />
          {link === undefined ? null : <ParentLink actor={link} />}
          <div>{next}</div>
        </chakra.div>
      );
    default:
      return (
        <>
          {children}
          <chakra.div maxWidth="dialogLarge">
            <ClassFeedbackForm actor={actor} name={name} />
          </chakra.div>
          <ConfirmDialog
            harmless
            open={stage === 'confirming' || stage === 'submitting'}
            busy={stage === 'submitting'}
            title={t('class.confirm', { name: told(name) })}
            about={about}
            verb={t('class.submit')}
            consequences={[
              t('class.forGood'),
              ...(unsent === 0 ? [] : [t('image.unsent', { count: unsent })]),
            ]}
            onCancel={() => actor.send({ type: 'submit.cancelled' })}
            onConfirm={() => actor.send({ type: 'submit.confirmed' })}
          >
            <chakra.div mt={4}>
              <GivenFeedback values={values} label={t('class.seen')} />
            </chakra.div>
          </ConfirmDialog>
          <ConfirmDialog
            harmless
            open={stage === 'confirmingNames'}
            about={about}
            title={t('class.names.title', { names: names.map(told).join(t('class.names.and')) })}
            verb={t('class.names.verb')}
            cancel={t('class.names.cancel')}
            consequences={[t('class.names.why', { name: told(name) }), t('class.forGood')]}
            onCancel={() => actor.send({ type: 'submit.cancelled' })}
            onConfirm={() => actor.send({ type: 'names.confirmed' })}
          />
        </>
      );
  }
}
