import { useTranslation } from 'react-i18next';
import { type Freeze, freezesHolding, type SupervisionFunction } from '../../../domain/supervision';

/** Why a function's button takes no press, in words; undefined where no freeze holds it up. The way out is in FreezeNotice. */
export function useFrozenWhy(
  freezes: readonly Freeze[],
  of: SupervisionFunction,
): string | undefined {
  const { t } = useTranslation('foundation');
  const [first] = freezesHolding(freezes, of);
  return first && t(`freeze.${first.reason}.title`);
}
