import { BookA, Eye, GraduationCap, LayoutGrid, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../parts/IconButton';
import { Menu } from '../parts/Menu';

const icons = {
  supervise: Eye,
  selfStudy: GraduationCap,
  vocabulary: BookA,
} as const satisfies Record<string, LucideIcon>;

/** A product beside the portal that opens in a tab of its own. */
export type OutsideWay = keyof typeof icons;

const isWay = (name: string): name is OutsideWay => name in icons;

interface OutsideWaysProps {
  readonly ways: readonly OutsideWay[];
  /** Those whose address is being asked for: they take no press meanwhile. */
  readonly asked: readonly OutsideWay[];
  readonly onWay: (way: OutsideWay) => void;
}

/** The ways from the top bar to other products; none of them, no menu. */
export function OutsideWays({ ways, asked, onWay }: OutsideWaysProps) {
  const { t } = useTranslation('shell');
  if (ways.length === 0) return null;
  return (
    <Menu
      label={t('ways.label')}
      trigger={<IconButton icon={LayoutGrid} label={t('ways.label')} />}
      items={ways.map((way) => ({
        id: way,
        label: t(`ways.${way}`),
        icon: icons[way],
        disabled: asked.includes(way),
      }))}
      onSelect={(way) => {
        if (isWay(way)) onWay(way);
      }}
    />
  );
}
