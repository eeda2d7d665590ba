import { chakra, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TagShapes } from '../drawing/TagShapes';
import { screenPalette } from '../drawing/palette';

/** The tags of a state, each as a shape and a word. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useTranslation('atlas');
  return tags.map((tag) => (
    <HStack as="span" key={tag} display="inline-flex" gap={1.5} verticalAlign="middle">
      <chakra.svg viewBox="0 0 12 12" boxSize={3} flex="none" aria-hidden>
        <TagShapes tags={[tag]} x={0} y={0} palette={screenPalette} />
      </chakra.svg>
      <span>{t(`tag.${tag}`, { defaultValue: tag })}</span>
    </HStack>
  ));
}
