import { useTranslation } from 'react-i18next';
import type { LevelStage } from '../../domain/lessons';
import { Status } from '../parts/Status';

interface LevelStatusProps {
  readonly stage: LevelStage;
  readonly level: number;
  readonly next_level: number | null;
}

const signs = { studying: 'good', levelEnd: 'watch', scheduled: 'waiting' } as const;

/** A level as it stands: being studied, at its end, or about to change at the next stage's end. */
export function LevelStatus({ stage, level, next_level: next }: LevelStatusProps) {
  const { t } = useTranslation('lessons');
  return <Status kind={signs[stage]}>{t(`level.stage.${stage}`, { level, next })}</Status>;
}
