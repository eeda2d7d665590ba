import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Logo } from './Logo';
import { PageTitle } from './PageTitle';

interface StandalonePageProps {
  readonly title: string;
  /** Whether the browser's tab says the title too; the way in is called as the portal. */
  readonly isPage?: boolean | undefined;
  /** Narrow holds a form, wide holds words, page holds as much as a screen inside the frame. */
  readonly width?: 'narrow' | 'wide' | 'page' | undefined;
  /** What stands small under the page, such as the switch of the language. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

const widths = { narrow: 'dialogSmall', wide: 'dialogMedium', page: 'dialogLarge' } as const;

/** A page outside the portal's frame, such as the login: the mark, a title, and what it is about. */
export function StandalonePage(props: StandalonePageProps) {
  const { title, isPage = true, width = 'narrow', foot, children } = props;
  // The button of the service desk stands at the head of the page, and covers nothing of it.
  const deskRoom = width === 'page' ? '4rem' : 'max(16vh, 4rem)';
  return (
    <Flex
      minHeight="100vh"
      direction="column"
      align="center"
      px={{ base: 2, sm: 4, _print: 0 }}
      pt={width === 'page' ? 6 : '16vh'}
      css={{ '@media screen': { '[data-desk] &': { paddingTop: deskRoom } } }}
      pb={6}
    >
      <Box
        as="section"
        width="full"
        maxWidth={widths[width]}
        p={{ base: 4, sm: 8, _print: 0 }}
        bg="bg.panel"
        borderWidth={{ base: '1px', _print: '0' }}
        borderRadius="control"
      >
        {isPage ? <PageTitle of={[title]} /> : null}
        <Logo />
        <chakra.h1 textStyle="title" mt={4} mb={5}>
          {title}
        </chakra.h1>
        {children}
      </Box>
      {foot === undefined ? null : (
        <Flex
          as="footer"
          width="full"
          maxWidth={widths[width]}
          mt={3}
          px={8}
          align="center"
          justify="space-between"
        >
          {foot}
        </Flex>
      )}
    </Flex>
  );
}
