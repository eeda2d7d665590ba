import { useTranslation } from 'react-i18next';
import type { Passage, QuestionOption } from '../../../domain/answers';
import { DeletedMark } from './DeletedMark';
import { Card } from '../Card';
import { Formula } from '../Formula';
import { Section } from '../Section';
import { Text } from '../Text';
import { PassageText } from './PassageText';
import { QuestionOptions } from './QuestionOptions';

interface QuestionPromptProps {
  readonly stem: string;
  readonly is_deleted: boolean;
  readonly options: readonly QuestionOption[];
  readonly passage: Passage;
}

/** What a question asks, with the options to choose from. */
export function QuestionPrompt({
  stem,
  is_deleted: isDeleted,
  options,
  passage,
}: QuestionPromptProps) {
  const { t } = useTranslation('answers');
  return (
    <Section title={t('field.prompt')} mb={5}>
      <Card maxWidth="line">
        {isDeleted ? (
          <>
            <DeletedMark />
            <Text as="p" muted small mb={3}>
              {t('deleted.text')}
            </Text>
          </>
        ) : null}
        <PassageText of={passage} />
        <Formula text={stem} />
        <QuestionOptions options={options} />
      </Card>
    </Section>
  );
}
