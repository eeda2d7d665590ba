import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowRight, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportRow } from '../../../domain/reports';
import {
  selectAnswer,
  selectFilters,
  selectRows,
} from '../../../machines/parts/collection/selectors';
import { selectFinal, selectHandout, selectNext } from '../../../machines/reports/handoutAddress';
import { type ReportActor, selectBehind } from '../../../machines/reports/reportRows';
import { LinkButton } from '../LinkButton';
import { NameInLetters } from '../NameInLetters';
import { ListScreen } from '../collection/ListScreen';
import type { Columns } from '../columns';
import { ReportParts } from './ReportParts';

interface ReportScreenProps {
  readonly actor: ReportActor;
  readonly columns: Columns<ReportRow>;
  /** The key of its title, which names whose it is; null in a tab of a page that does. */
  readonly titleKey: string | null;
}

const words = { count: 'rows', nothing: 'noAnswers' };

/** A report: days and course, the totals, a drawing, and its rows by view. */
export function ReportScreen({ actor, columns, titleKey }: ReportScreenProps) {
  const { t } = useTranslation('reports');
  const answer = useSelector(actor, selectAnswer);
  const rows = useSelector(actor, selectRows);
  const filters = useSelector(actor, selectFilters);
  const behind = useSelector(actor, selectBehind);
  const handout = useSelector(actor, selectHandout);
  const final = useSelector(actor, selectFinal);
  const next = useSelector(actor, selectNext);
  return (
    <ListScreen
      {...{ actor, columns, words }}
      tabs="by"
      inTab={titleKey === null}
      about={titleKey === 'studentTitle' && <NameInLetters name={answer?.name ?? ''} />}
      action={
        handout === null ? null : (
          <Flex gap={2} wrap="wrap">
            {final === null ? null : <LinkButton to={final}>{t('final')}</LinkButton>}
            {next === null ? null : (
              <LinkButton to={next} icon={ArrowRight}>
                {t('next.open')}
              </LinkButton>
            )}
            <LinkButton to={handout} icon={Printer}>
              {t('handout.open')}
            </LinkButton>
          </Flex>
        )
      }
      title={titleKey === null ? undefined : t(titleKey, { name: answer?.name ?? '' })}
    >
      <ReportParts
        {...{ answer, rows, filters, behind }}
        onChange={(changed) => {
          actor.send({ type: 'filters.changed', filters: changed });
        }}
      />
    </ListScreen>
  );
}
