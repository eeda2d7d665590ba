import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../parts/LinkButton';

interface PlainPageProps {
  /** Which of the portal's own plain pages: its words are `shell:<name>.*`. */
  readonly name: 'built' | 'notFound';
}

/** A page that only says something, with the way home. */
export function PlainPage({ name }: PlainPageProps) {
  const { t } = useTranslation('shell');
  return (
    <chakra.section
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap={3}
      maxWidth="line"
      mx="auto"
      py={16}
    >
      <chakra.h1 textStyle="title">{t(`${name}.title`)}</chakra.h1>
      <chakra.p color="fg.muted">{t(`${name}.text`)}</chakra.p>
      <LinkButton to="/home" kind="primary">
        {t(`${name}.home`)}
      </LinkButton>
    </chakra.section>
  );
}
