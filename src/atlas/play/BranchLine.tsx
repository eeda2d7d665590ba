import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Branch } from '../../paths';
import { Status } from '../../ui/parts/Status';
import { statesWithin } from '../model/diagram';
import { Code } from '../pages/Facts';
import type { PanelProps } from '../panels';

/** What a guard says, always as a shape and a word. */
const kinds = { true: 'good', false: 'none', depends: 'watch' } as const;

const Way = chakra('button', {
  base: {
    color: 'brand.fg',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'small',
    _hover: { textDecoration: 'underline' },
  },
});

interface BranchLineProps extends Pick<PanelProps, 'diagram' | 'names' | 'onFocus'> {
  readonly branch: Branch;
  /** Which of the branches this is, from 1. */
  readonly place: number;
}

/** One branch: where it leads, which opens it, and whether its guard lets it. */
export function BranchLine({ branch, place, diagram, names, onFocus }: BranchLineProps) {
  const { t } = useTranslation('atlas');
  const { transition, guard, verdict } = branch;
  const drawn = diagram.transitions.find(({ id }) => id === transition);
  const paths = new Map(statesWithin(diagram.root).map(({ id, path }) => [id, path]));
  const targets = drawn?.targets.map((id) => names.state(paths.get(id) ?? id)) ?? [];
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap={2} textStyle="small">
      <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted">
        {place}.
      </chakra.span>
      <Way type="button" onClick={() => onFocus(transition)}>
        → {targets.length === 0 ? t('transition.stays') : targets.join(', ')}
      </Way>
      {guard === null ? (
        <chakra.span color="fg.muted">{t('play.free')}</chakra.span>
      ) : (
        <>
          <span>
            {names.guard(guard)} <Code>{guard}</Code>
          </span>
          <Status kind={kinds[verdict]}>{t(`play.verdict.${verdict}`)}</Status>
        </>
      )}
    </chakra.li>
  );
}
