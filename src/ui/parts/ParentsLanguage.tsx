import { Box } from '@chakra-ui/react';
import { use } from 'react';
import { LanguageChoice } from './languageChoice';
import { LanguageSwitch } from './LanguageSwitch';

/** The switch of the language under what parents read. */
export function ParentsLanguage() {
  const choose = use(LanguageChoice);
  return choose === null ? null : (
    <Box ms={-3}>
      <LanguageSwitch onLanguage={choose} />
    </Box>
  );
}
