import { chakra } from '@chakra-ui/react';
import { Compass, DoorClosed, Hammer, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon';
import { LinkButton } from '../parts/LinkButton';

const icons = {
  built: Hammer,
  notFound: Compass,
  notLetIn: DoorClosed,
  crashed: TriangleAlert,
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
    <chakra.section
      display="flex"
      flexDirection="column"
      alignItems="center"
      maxWidth="line"
      mx="auto"
      px={4}
      pt="20vh"
      pb={16}
      textAlign="center"
    >
      <chakra.span p={3} borderRadius="full" bg="bg.muted" color="fg.muted">
        <Icon of={icons[name]} />
      </chakra.span>
      <chakra.h1 mt={4} textStyle="title">
        {t(`${name}.title`)}
      </chakra.h1>
      <chakra.p mt={2} mb={6} color="fg.muted">
        {text ?? t(`${name}.text`)}
      </chakra.p>
      <chakra.div display="flex" gap={2}>
        {children ?? (
          <LinkButton to="/home" kind="primary">
            {t(`${name}.home`)}
          </LinkButton>
        )}
      </chakra.div>
    </chakra.section>
  );
}
