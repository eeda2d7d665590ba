import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { selectAddress } from '../charts/atlas';
import type { Difference } from '../compare';
import { markOf, type NumberedChange } from '../compare/numbered';
import { borderOf } from '../drawing/DrawnState';
import { screenPalette } from '../drawing/palette';
import { addressText } from '../model/address';
import type { DetailsProps } from '../pages/detailsProps';
import { Code } from '../pages/Facts';
import { differing } from './differing';

const Item = chakra('div', {
  base: {
    px: 2,
    py: 1,
    mx: -2,
    borderRadius: 'control',
    overflowWrap: 'anywhere',
    '&[data-selected]': { bg: 'bg.selected' },
  },
});

const Sign = chakra('span', {
  base: {
    display: 'inline-block',
    minWidth: 6,
    px: 1,
    borderRadius: 'small',
    textStyle: 'small',
    fontWeight: 'semibold',
    textAlign: 'center',
    color: 'bg',
  },
});

interface ChangeItemProps extends Pick<DetailsProps, 'actor'> {
  readonly change: NumberedChange;
  /** Its id in the drawing. */
  readonly id: string;
  readonly name: string;
  readonly isSelected: boolean;
}

/** One change: its sign as in the drawing, what it is of, and what reads otherwise. */
export function ChangeItem({ actor, change, id, name, isSelected }: ChangeItemProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const { look, text } = markOf(change);
  const ids = [...new Set([change.before, change.after])].filter((one) => one !== null);
  return (
    <Item data-selected={isSelected || undefined}>
      <Sign style={{ background: borderOf(look, screenPalette) ?? screenPalette.ink }}>{text}</Sign>{' '}
      <chakra.span textStyle="small" color="fg.muted">
        {t(`charts:say.${change.kind}`)}
      </chakra.span>{' '}
      <TextLink to={addressText({ ...address, focus: id })}>{name}</TextLink>
      <chakra.span display="block">
        <Code>{ids.join(' → ')}</Code>
      </chakra.span>
      {change.differences.length === 0 ? null : (
        <chakra.dl textStyle="small" mt={0.5}>
          {change.differences.map((one) => (
            <DifferenceRow key={one.part} difference={one} />
          ))}
        </chakra.dl>
      )}
    </Item>
  );
}

interface DifferenceRowProps {
  readonly difference: Difference;
}

function DifferenceRow({ difference: { part, before, after } }: DifferenceRowProps) {
  const { t } = useTranslation('atlas');
  const nothing = t('charts:say.nothing');
  const [was, is] = differing(before, after);
  return (
    <div>
      <chakra.dt display="inline" color="fg.muted">
        {t(`charts:say.part.${part}`)}
      </chakra.dt>{' '}
      <chakra.dd display="inline">
        {before === '' ? nothing : <del>{was}</del>} →{' '}
        {after === '' ? nothing : <chakra.ins textDecoration="none">{is}</chakra.ins>}
      </chakra.dd>
    </div>
  );
}
