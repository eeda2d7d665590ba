import { HStack, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PointsToday as Points } from '../../domain/home';
import { StatusShape, type StatusKind } from './Status';
import { TextLink } from './TextLink';

const shapes = {
  green: 'good',
  orange: 'watch',
  red: 'act',
} as const satisfies Record<keyof Points, StatusKind>;

const colors = ['green', 'orange', 'red'] as const;

interface PointsTodayProps {
  readonly points: Points;
  /** The wrong answers; without it the number of points that went wrong leads nowhere. */
  readonly wrong?: string | undefined;
}

/** Today's knowledge points by how they went: a shape with a number each. */
export function PointsToday({ points, wrong }: PointsTodayProps) {
  const { t } = useTranslation('students');
  return (
    <HStack as="span" fontVariantNumeric="tabular-nums">
      {colors.map((color) => {
        const shown = (
          <HStack as="span" key={color} gap={1.5}>
            <StatusShape kind={shapes[color]} />
            <span aria-hidden>{points[color]}</span>
            <VisuallyHidden>{t(`points.${color}`, { count: points[color] })}</VisuallyHidden>
          </HStack>
        );
        return color === 'red' && wrong !== undefined && points.red > 0 ? (
          <TextLink key={color} to={wrong}>
            {shown}
          </TextLink>
        ) : (
          shown
        );
      })}
    </HStack>
  );
}
