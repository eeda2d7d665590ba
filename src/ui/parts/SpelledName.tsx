import { chakra } from '@chakra-ui/react';
import { spelledName } from '../../domain/spelledName';

export interface SpelledNameProps {
  readonly name: string;
}

/** A Chinese name in Latin letters. Loaded only by `NameInLetters`: it brings a dictionary. */
export function SpelledName({ name }: SpelledNameProps) {
  const spelled = spelledName(name);
  if (spelled === null) return null;
  return (
    <chakra.span data-words="spelled" fontSize="small" color="fg.muted" truncate title={spelled}>
      {spelled}
    </chakra.span>
  );
}
