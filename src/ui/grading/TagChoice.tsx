import { chakra } from '@chakra-ui/react';
import type { BankKind } from '../../domain/commentBank';
import { Checkbox } from '../parts/Checkbox';
import { FieldError } from '../parts/Field';
import { useField } from '../parts/form/binding';
import { Legend } from '../parts/Legend';
import { useLines } from './gradingWords';

interface TagChoiceProps {
  /** Which tags suit the essay. */
  readonly bank: BankKind;
}

/** The tags to choose from, and those of an old draft that are no longer offered. */
export function TagChoice({ bank }: TagChoiceProps) {
  const { value, field, change } = useField({ name: 'tags' });
  const chosen = Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : [];
  const offered = useLines()('tags', bank);
  const all = [...offered, ...chosen.filter((tag) => !offered.includes(tag))];
  return (
    <fieldset aria-describedby={field.error === undefined ? undefined : 'tags-error'}>
      <Legend optional>{field.label}</Legend>
      <chakra.div display="flex" flexWrap="wrap" columnGap={4}>
        {all.map((tag) => (
          <Checkbox
            key={tag}
            checked={chosen.includes(tag)}
            onChange={(isChosen) =>
              change(isChosen ? [...chosen, tag] : chosen.filter((one) => one !== tag))
            }
          >
            {tag}
          </Checkbox>
        ))}
      </chakra.div>
      {field.error === undefined ? null : <FieldError id="tags-error" text={field.error} />}
    </fieldset>
  );
}
