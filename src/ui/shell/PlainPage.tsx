import { HStack, VStack } from '@chakra-ui/react';
import { Compass, DoorClosed, Hammer, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCircle } from '../parts/IconCircle';
import { LinkButton } from '../parts/LinkButton';
import { PageTitle } from '../parts/PageTitle';
import { Text } from '../parts/Text';

const icons = {
  built: Hammer,
  notFound: Compass,
  notHere: DoorClosed,
  notAllowed: DoorClosed,
  notLetIn: DoorClosed,
  crashed: TriangleAlert,
  unreachable: WifiOff,
  outdated: RefreshCw,
  misconfigured: TriangleAlert,
} as const;

interface PlainPageProps {
  /** Which of the portal's own plain pages: its words are `shell:<name>.*`. */
  readonly name: keyof typeof icons;
  /** What it says, where that is not always the same. */
  readonly text?: string | undefined;
  /** What can be done; the way home unless told. */
  readonly children?: ReactNode;
}

/** A page that only says something, with the way on. */
export function PlainPage({ name, text, children }: PlainPageProps) {
  const { t } = useTranslation('shell');
  return (
    <VStack
      as="section"
      gap={0}
      maxWidth="line"
      mx="auto"
      px={4}
      pt="20vh"
      pb={16}
      textAlign="center"
    >
      <PageTitle of={[t(`${name}.title`)]} />
      <IconCircle of={icons[name]} />
      <Text as="h1" mt={4} textStyle="title">
        {t(`${name}.title`)}
      </Text>
      <Text as="p" muted mt={2} mb={6}>
        {text ?? t(`${name}.text`)}
      </Text>
      <HStack>
        {children ?? (
          <LinkButton to="/home" kind="primary">
            {t(`${name}.home`)}
          </LinkButton>
        )}
      </HStack>
    </VStack>
  );
}
