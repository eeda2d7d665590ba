import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
      <Tile to={to}>
        <chakra.span textStyle="title" className="figures">
          <Figure>{children}</Figure>
        </chakra.span>
        <chakra.span color="fg.muted">{word}</chakra.span>
      </Tile>
    </chakra.li>
  );
}

interface CountListProps {
  readonly title: string;
  readonly counts: readonly {
    readonly id: string;
    readonly kind: StatusKind;
    readonly word: string;
    readonly count: number;
    readonly to: string;
  }[];
}

/** How many stand at each status; each leads to them. */
export function CountList({ title, counts }: CountListProps) {
  return (
    <chakra.div p={2}>
      <chakra.h3 px={2} pb={1} color="fg.muted" textStyle="small" fontWeight="medium">
        {title}
      </chakra.h3>
      <chakra.ul listStyle="none">
        {counts.map(({ id, kind, word, count, to }) => (
          <li key={id}>
            <Line to={to}>
              <StatusShape kind={kind} />
              <chakra.span flex={1} className="cut">
                {word}
              </chakra.span>
              <span className="figures">
                <Figure>{count}</Figure>
              </span>
            </Line>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

interface FigureProps {
  readonly children: number;
}

function Figure({ children }: FigureProps) {
  const { t } = useTranslation('home');
  return t('figure', { value: children });
}

const Tile = chakra(Link, {
  base: {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    px: 4,
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle', color: 'brand.fg' },
  },
});

const Line = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    height: 'row',
    px: 2,
    borderRadius: 'small',
    _hover: { bg: 'bg.subtle', color: 'brand.fg' },
  },
});
