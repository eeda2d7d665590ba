import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { withName } from '../../domain/commentBank';
import { feedbackLimits } from '../../domain/feedback';
import { appended } from '../../domain/text';
import { useTextField } from '../parts/form/binding';
import { TextAreaField } from '../parts/form/TextAreaField';
import { PhraseMenu } from '../parts/PhraseMenu';

interface PhrasedFieldProps {
  readonly name: 'content' | 'evaluation' | 'homework';
  readonly word?: string;
  /** The student, whose name stands in phrases; those are left out while it is empty. */
  readonly student: string;
}

/** A text of a post-class feedback, with phrases to begin from. */
export function PhrasedField({ student, ...named }: PhrasedFieldProps) {
  const { t } = useTranslation('feedback');
  const { field, control } = useTextField(named);
  const phrases = t(`bank.${named.name}`)
    .split('\n')
    .filter((text) => student !== '' || withName(text, '') === text);
  return (
    <Box position="relative">
      <TextAreaField {...named} optional maximum={feedbackLimits.text} />
      <PhraseMenu
        phrases={phrases.map((text) => ({ text, times: 0 }))}
        about={field.label}
        name={student}
        onInsert={(phrase) => {
          control.onChange(appended(control.value, withName(phrase, student)));
        }}
      />
    </Box>
  );
}
