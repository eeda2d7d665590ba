import { useTranslation } from 'react-i18next';
import { planDays } from '../../domain/studyPlan';
import type { customizedRows } from '../../machines/students/customizedRows';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { withAll } from '../parts/collection/withAll';
import { Text } from '../parts/Text';
import { customizedColumns } from './customizedColumns';

const words = {
  ...{ count: 'count', label: 'customized.title' },
  ...{ nothing: 'customized.nothing', failed: 'customized.failed' },
};

/** The supervised students, each with the plan and how the last days compare with it [ROUTE-037]. */
export function CustomizedScreen({ actor }: ActorProps<typeof customizedRows>) {
  const { t } = useTranslation('students');
  return (
    <ListScreen
      {...{ actor, words }}
      title={t('customized.title')}
      columns={customizedColumns}
      tabs="pace"
      counts={({ counts }) => withAll(counts)}
    >
      <Text as="p" muted mb={2}>
        {t('customized.why', { days: planDays })}
      </Text>
    </ListScreen>
  );
}
