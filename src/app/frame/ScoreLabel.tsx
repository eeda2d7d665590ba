import { useEffect } from 'react';
import { scoreMenuLabel } from '../../machines/scores/scoreMenuLabel';
import { ScoreMenuLabel } from '../../ui/scores/ScoreMenuLabel';
import { useChart } from '../world/useChart';

interface ScoreLabelProps {
  readonly subjectId: number;
  /** Whether the page on screen belongs to the scores. */
  readonly isOpened: boolean;
  readonly isCollapsed: boolean;
}

/** The label of the score entry, which goes once the scores are opened. The folded sidebar has no room for it. */
export function ScoreLabel({ subjectId, isOpened, isCollapsed }: ScoreLabelProps) {
  const label = useChart(scoreMenuLabel, { subjectId });
  useEffect(() => {
    if (isOpened) label.send({ type: 'scores.opened' });
  }, [label, isOpened]);
  return isCollapsed ? null : <ScoreMenuLabel actor={label} />;
}
