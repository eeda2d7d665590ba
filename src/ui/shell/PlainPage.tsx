import { chakra } from '@chakra-ui/react';
import { Compass, Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon';
import { LinkButton } from '../parts/LinkButton';

const icons = { built: Hammer, notFound: Compass } as const;

interface PlainPageProps {
  /** Which of the portal's own plain pages: its words are `shell:<name>.*`. */
  readonly name: keyof typeof icons;
}

/** A page that only says something, with the way home. */
export function PlainPage({ name }: PlainPageProps) {
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
        {t(`${name}.text`)}
      </chakra.p>
      <LinkButton to="/home" kind="primary">
        {t(`${name}.home`)}
      </LinkButton>
    </chakra.section>
  );
}
