import { Box } from '@chakra-ui/react';
import { MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type UsedPhrase, withName } from '../../domain/commentBank';
import { Button } from './Button';
import { Menu } from './Menu';

interface PhraseMenuProps {
  /** Phrases, `{name}` in them for the student. */
  readonly phrases: readonly UsedPhrase[];
  /** What they are about: the label of the field. */
  readonly about: string;
  /** The student. */
  readonly name: string;
  readonly onInsert: (phrase: string) => void;
}

/** Phrases that are often needed, over the field that they go into, with the student's name in its place. */
export function PhraseMenu({ phrases, about, name, onInsert }: PhraseMenuProps) {
  const { t } = useTranslation('parts');
  const label = t('phrases.about', { label: about });
  return (
    <Box position="absolute" top={-0.5} insetEnd={0}>
      <Menu
        label={label}
        trigger={
          <Button kind="quiet" size="small" icon={MessageSquareQuote} aria-label={label}>
            {t('phrases.open')}
          </Button>
        }
        items={phrases.map(({ text, times: count }) => {
          const phrase = withName(text, name);
          return { id: text, label: count === 0 ? phrase : t('phrases.used', { phrase, count }) };
        })}
        onSelect={onInsert}
      />
    </Box>
  );
}
