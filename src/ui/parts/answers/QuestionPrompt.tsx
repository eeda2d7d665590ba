import { useTranslation } from 'react-i18next';
import { DeletedMark } from './DeletedMark';
import { Card } from '../Card';
import { Formula } from '../Formula';
import { Section } from '../Section';
import { Text } from '../Text';

interface QuestionPromptProps {
  readonly stem: string;
  readonly is_deleted: boolean;
  readonly options: readonly { readonly key: string; readonly text: string }[];
}

/** What a question asks, with the options to choose from. */
export function QuestionPrompt({ stem, is_deleted: isDeleted, options }: QuestionPromptProps) {
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
        <Formula text={stem} />
        {options.map(({ key, text }) => (
          <div key={key}>
            {`${key}. `}
            <Formula text={text} />
          </div>
        ))}
      </Card>
    </Section>
  );
}
