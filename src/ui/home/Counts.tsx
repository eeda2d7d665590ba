import { chakra, Flex, Grid, HStack } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../parts/Link';
import { StatusShape, type StatusKind } from '../parts/Status';
import { Text } from '../parts/Text';

/** A number with its word, whether it leads somewhere or not. */
const Figures = chakra('span', { base: { display: 'flex', flexDirection: 'column', px: 2 } });

const CountLink = chakra(Link, {
  base: {
    flex: 1,
    minWidth: 0,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle', color: 'brand.fg' },
  },
});

interface CountTileProps {
  readonly to: string;
  /** What is counted. */
  readonly word: string;
  readonly children: number;
}

/** A large number that leads to what it counts. */
export function CountTile({ to, word, children }: CountTileProps) {
  return (
    <Flex as="li">
      <CountLink to={to}>
        <Figures>
          <Text figures textStyle="title">
            <Figure>{children}</Figure>
          </Text>
          <Text small muted>
            {word}
          </Text>
        </Figures>
      </CountLink>
    </Flex>
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
    <Grid templateColumns="7rem repeat(6, minmax(0, 1fr))" alignItems="stretch">
      <Text as="h3" id={id} small muted alignSelf="center" px={3} fontWeight="medium">
        {title}
      </Text>
      <chakra.ul aria-labelledby={id} display="contents">
        {counts.map(({ id: status, kind, word, count, to }) => (
          <Flex
            as="li"
            key={status}
            minWidth={0}
            css={{ '& > [data-words]': { alignSelf: 'center' } }}
          >
            {/* The word is read before the number, and shown under it. */}
            <CountLink to={to}>
              <Figures flexDirection="column-reverse">
                <HStack as="span" display="inline-flex" gap={1.5} maxWidth="full">
                  <StatusShape kind={kind} />
                  <Text small muted cut title={word}>
                    {word}
                  </Text>
                </HStack>
                <Text figures muted={count === 0} fontWeight={count === 0 ? 'normal' : 'semibold'}>
                  <Figure>{count}</Figure>
                </Text>
              </Figures>
            </CountLink>
          </Flex>
        ))}
      </chakra.ul>
    </Grid>
  );
}

function Figure({ children }: { readonly children: number }) {
  const { t } = useTranslation('home');
  return t('figure', { value: children });
}
