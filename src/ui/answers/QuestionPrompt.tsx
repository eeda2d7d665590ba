import { useTranslation } from 'react-i18next';
import { Card } from '../parts/Card';
import { Formula } from '../parts/Formula';
import { Section } from '../parts/Section';

interface QuestionPromptProps {
  readonly stem: string;
  readonly options: readonly { readonly key: string; readonly text: string }[];
}

/** What a question asks, with the options to choose from. */
export function QuestionPrompt({ stem, options }: QuestionPromptProps) {
  const { t } = useTranslation('answers');
  return (
    <Section title={t('field.prompt')} mb={5}>
      <Card maxWidth="line">
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
