import { HStack, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PointsToday as Points } from '../../domain/home';
import { StatusShape, type StatusKind } from './Status';

const shapes = {
  green: 'good',
  orange: 'watch',
  red: 'act',
} as const satisfies Record<keyof Points, StatusKind>;

const colors = ['green', 'orange', 'red'] as const;

interface PointsTodayProps {
  readonly points: Points;
}

/** Today's knowledge points by how they went: a shape with a number each. */
export function PointsToday({ points }: PointsTodayProps) {
  const { t } = useTranslation('students');
  return (
    <HStack as="span" fontVariantNumeric="tabular-nums">
      {colors.map((color) => (
        <HStack as="span" key={color} gap={1.5}>
          <StatusShape kind={shapes[color]} />
          <span aria-hidden>{points[color]}</span>
          <VisuallyHidden>{t(`points.${color}`, { count: points[color] })}</VisuallyHidden>
        </HStack>
      ))}
    </HStack>
  );
}
