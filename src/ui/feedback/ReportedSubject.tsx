import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { CircleAlert, type LucideIcon, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type reportedSubject,
  selectIsFailed,
  selectIsUnknown,
  selectReports,
  selectSubjectId,
} from '../../machines/feedback/reportedSubject';
import type { ActorProps } from '../parts/actorProps';
import { QuestionPrompt } from '../parts/answers/QuestionPrompt';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { Text } from '../parts/Text';

/** How many colleagues have reported the same, and the question that the number names [SCREEN-098 … SCREEN-100]. */
export function ReportedSubject({ actor }: ActorProps<typeof reportedSubject>) {
  const { t } = useTranslation(['feedback', 'shell']);
  const subjectId = useSelector(actor, selectSubjectId);
  const subject = t(`shell:subject.${String(subjectId)}`);
  const reports = useSelector(actor, selectReports);
  const isUnknown = useSelector(actor, selectIsUnknown);
  const isFailed = useSelector(actor, selectIsFailed);
  return (
    <chakra.div role="status" display="grid" gap={3} _empty={{ display: 'none' }}>
      {reports === null || reports.colleagues === 0 ? null : (
        <Line icon={Users}>{t('reports.colleagues', { count: reports.colleagues })}</Line>
      )}
      {isUnknown ? <Line icon={CircleAlert}>{t('reports.unknown', { subject })}</Line> : null}
      {isFailed ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
          <Text muted>{t('reports.failed')}</Text>
          <Button size="small" onClick={() => actor.send({ type: 'reports.retried' })}>
            {t('reports.retry')}
          </Button>
        </chakra.div>
      ) : null}
      {reports === null || reports.question === null ? null : (
        <QuestionPrompt {...reports.question} />
      )}
    </chakra.div>
  );
}

function Line({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <chakra.p display="flex" alignItems="center" gap={2} color="fg.muted">
      <Icon of={icon} />
      {children}
    </chakra.p>
  );
}
