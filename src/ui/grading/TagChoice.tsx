import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../parts/Checkbox';
import { FieldError } from '../parts/Field';
import { useLines } from './gradingWords';

interface TagChoiceProps {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (tags: string[]) => void;
}

/** Short marks of what is remarkable; those of an old draft stay, whatever is offered today. */
export function TagChoice({ chosen, error, onChange }: TagChoiceProps) {
  const { t } = useTranslation('grading');
  const offered = useLines()('tags');
  const all = [...offered, ...chosen.filter((tag) => !offered.includes(tag))];
  return (
    <fieldset>
      <chakra.legend fontWeight="medium">{t('overall.tags')}</chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" columnGap={4}>
        {all.map((tag) => (
          <Checkbox
            key={tag}
            checked={chosen.includes(tag)}
            onChange={(isChosen) => {
              onChange(isChosen ? [...chosen, tag] : chosen.filter((one) => one !== tag));
            }}
          >
            {tag}
          </Checkbox>
        ))}
      </chakra.div>
      {error === undefined ? null : <FieldError id="tags-error" text={error} under />}
    </fieldset>
  );
}
