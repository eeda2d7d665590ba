import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { sheetAnswers, sheetGroupings, sheetTries } from '../../domain/errorBookSheet';
import type { selectLayout } from '../../machines/answers/errorBookSheet';
import { Tabs } from '../parts/Tabs';
import { Text } from '../parts/Text';

const switches = [
  { name: 'by', values: sheetGroupings },
  { name: 'answers', values: sheetAnswers },
  { name: 'tries', values: sheetTries },
] as const;

/** How the sheet is laid out: each switch is an address, so that it can be shared and gone back to. */
export function SheetSwitches({ layout }: { readonly layout: ReturnType<typeof selectLayout> }) {
  const { t } = useTranslation('answers');
  const { student, by, answers, tries } = layout;
  const chosen = { by, answers, tries };
  const addressOf = (changed: Partial<Record<keyof typeof chosen, string>>) => {
    const asked = { student_id: String(student), ...chosen, ...changed };
    return `/errorbook/sheet?${new URLSearchParams(asked).toString()}`;
  };
  return (
    <Flex wrap="wrap" columnGap={8} rowGap={2} mb={4} _print={{ display: 'none' }}>
      {switches.map(({ name, values }) => (
        <Box key={name}>
          <Text as="p" small muted>
            {t(`sheet.${name}.label`)}
          </Text>
          <Tabs
            label={t(`sheet.${name}.label`)}
            selected={chosen[name]}
            items={values.map((id) => ({
              id,
              label: t(`sheet.${name}.${id}`),
              to: addressOf({ [name]: id }),
              changes: { [name]: id },
            }))}
          />
        </Box>
      ))}
    </Flex>
  );
}
