import { useTranslation } from 'react-i18next';
import type { Attention } from '../../domain/home';
import { StatusShape, type StatusKind } from '../parts/Status';

const shapes = {
  green: 'good',
  orange: 'watch',
  red: 'act',
} as const satisfies Record<keyof Attention['points'], StatusKind>;

const colors = ['green', 'orange', 'red'] as const;

interface PointsTodayProps {
  readonly points: Attention['points'];
}

/** Today's knowledge points by how they went: a shape with a number each. */
export function PointsToday({ points }: PointsTodayProps) {
  const { t } = useTranslation('home');
  return (
    <span className="figures person">
      {colors.map((color) => (
        <span key={color} className="status">
          <StatusShape kind={shapes[color]} />
          <span aria-hidden>{points[color]}</span>
          <span className="spoken">{t(`points.${color}`, { count: points[color] })}</span>
        </span>
      ))}
    </span>
  );
}
