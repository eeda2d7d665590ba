import { useTranslation } from 'react-i18next';
import { plainText } from '../../../domain/formulaText';
import type { NextStep } from '../../../domain/reports';

/** Says a next step as a sentence, with the figures that it follows from. */
export function useNextStep(): (next: NextStep) => string {
  const { t } = useTranslation('reports');
  return ({ step, point, waiting }) =>
    t(`next.${step}`, {
      ...{
        point: point === null ? undefined : plainText(point.name),
        right: point?.right,
        answered: point?.answered,
      },
      count: waiting,
    });
}
