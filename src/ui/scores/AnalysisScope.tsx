import type { z } from 'zod/mini';
import { useTranslation } from 'react-i18next';
import type { analysisScope } from '../../domain/scoreAnalyses';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';

interface AnalysisScopeProps {
  readonly of: z.output<typeof analysisScope>;
}

/** Of what an analysis is: school year, subject, and whose students [SCREEN-136 … SCREEN-138]. */
export function AnalysisScope({ of: { year, subject_id: subject, analyst } }: AnalysisScopeProps) {
  const { t } = useTranslation(['scores', 'shell']);
  const told = useToldName();
  return (
    <Text as="p" muted my={2}>
      {t('analysis.scope', {
        year: t('analysis.year', { from: year, to: year + 1 }),
        subject: t(`shell:subject.${String(subject)}`),
        whose: analyst === null ? t('analysis.own') : t('analysis.of', { name: told(analyst) }),
      })}
    </Text>
  );
}
