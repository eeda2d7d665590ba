import { chakra } from '@chakra-ui/react';
import type { Passage } from '../../../domain/answers';
import { Fact, Facts } from '../Facts';
import { Text } from '../Text';

/** The text that a question is about, with its lines numbered, since questions name them. */
export function PassageText({ of }: { readonly of: Passage }) {
  if (of === null) return null;
  return (
    <chakra.section aria-label={of.title} mb={3}>
      <Text as="p" fontWeight="semibold">
        {of.title}
      </Text>
      <chakra.ol ps={8} listStyleType="decimal" css={{ '& ::marker': { color: 'fg.muted' } }}>
        {of.lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </chakra.ol>
      {of.notes.length === 0 ? null : (
        <Facts mt={2}>
          {of.notes.map(({ term, meaning }) => (
            <Fact key={term} name={term}>
              {meaning}
            </Fact>
          ))}
        </Facts>
      )}
    </chakra.section>
  );
}
