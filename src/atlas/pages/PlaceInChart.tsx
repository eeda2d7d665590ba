import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { addressText, type Address } from '../model/address';
import { statesWithin, type DiagramState } from '../model/diagram';
import type { Names } from '../model/names';
import { outer } from '../model/partOf';

interface PlaceInChartProps {
  readonly address: Address;
  readonly root: DiagramState;
  readonly names: Names;
}

/** Which state is drawn by itself, and the ways out of it; nothing where the whole chart is drawn. */
export function PlaceInChart({ address, root, names }: PlaceInChartProps) {
  const { t } = useTranslation('atlas');
  const { within } = address;
  if (within === null) return null;
  const states = new Map(statesWithin(root).map((state) => [state.id, state]));
  const drawn = states.get(within);
  const to = (state: string | null) => addressText({ ...address, within: state, focus: null });
  if (drawn === undefined) {
    return (
      <chakra.span role="alert">
        {' '}
        {t('details.gone', { id: within })} <TextLink to={to(null)}>{t('within.whole')}</TextLink>
      </chakra.span>
    );
  }
  return (
    <span>
      {outer(root, within).map((id) => (
        <span key={id}>
          {' › '}
          <TextLink to={to(id)}>{names.state(states.get(id)?.path ?? '')}</TextLink>
        </span>
      ))}
      {' › '}
      {drawn.id === root.id ? (
        <>
          {t('within.outermost')} · <TextLink to={to(null)}>{t('within.whole')}</TextLink>
        </>
      ) : (
        names.state(drawn.path)
      )}
    </span>
  );
}
