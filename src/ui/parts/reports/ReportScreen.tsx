import { useSelector } from '@xstate/react';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportRow } from '../../../domain/reports';
import {
  selectAnswer,
  selectFilters,
  selectRows,
} from '../../../machines/parts/collection/selectors';
import {
  type ReportActor,
  selectBehind,
  selectHandout,
} from '../../../machines/reports/reportRows';
import { LinkButton } from '../LinkButton';
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
  return (
    <ListScreen
      {...{ actor, columns, words }}
      tabs="by"
      inTab={titleKey === null}
      action={
        handout === null ? null : (
          <LinkButton to={handout} icon={Printer}>
            {t('handout.open')}
          </LinkButton>
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
