import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../parts/Link';
import { StatusShape, type StatusKind } from '../parts/Status';

interface CountTileProps {
  readonly to: string;
  /** What is counted. */
  readonly word: string;
  readonly children: number;
}

/** A large number that leads to what it counts. */
export function CountTile({ to, word, children }: CountTileProps) {
  return (
    <chakra.li display="flex">
      <Cell to={to}>
        <chakra.span textStyle="title" className="figures">
          <Figure>{children}</Figure>
        </chakra.span>
        <chakra.span color="fg.muted" textStyle="small">
          {word}
        </chakra.span>
      </Cell>
    </chakra.li>
  );
}

interface CountStripProps {
  readonly title: string;
  readonly counts: readonly {
    readonly id: string;
    readonly kind: StatusKind;
    readonly word: string;
    readonly count: number;
    readonly to: string;
  }[];
}

/** How many stand at each status, side by side; each leads to them. */
export function CountStrip({ title, counts }: CountStripProps) {
  const id = useId();
  return (
    <Strip>
      <chakra.h3 id={id} px={3} color="fg.muted" textStyle="small" fontWeight="medium">
        {title}
      </chakra.h3>
      <chakra.ul aria-labelledby={id} listStyle="none" display="contents">
        {counts.map(({ id: status, kind, word, count, to }) => (
          <chakra.li key={status} display="flex" minWidth={0}>
            {/* Read as it is counted, the word first; seen the other way round. */}
            <Cell to={to} flexDirection="column-reverse">
              <span className="status small muted">
                <StatusShape kind={kind} />
                <span className="cut" title={word}>
                  {word}
                </span>
              </span>
              <chakra.span
                className="figures"
                fontWeight={count === 0 ? undefined : 'semibold'}
                color={count === 0 ? 'fg.muted' : undefined}
              >
                <Figure>{count}</Figure>
              </chakra.span>
            </Cell>
          </chakra.li>
        ))}
      </chakra.ul>
    </Strip>
  );
}

interface FigureProps {
  readonly children: number;
}

function Figure({ children }: FigureProps) {
  const { t } = useTranslation('home');
  return t('figure', { value: children });
}

const Strip = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '6rem repeat(6, minmax(0, 1fr))',
    alignItems: 'stretch',
    '& > h3': { alignSelf: 'center' },
  },
});

const Cell = chakra(Link, {
  base: {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    px: 2,
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle', color: 'brand.fg' },
  },
});
