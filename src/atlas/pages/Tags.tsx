import { useTranslation } from 'react-i18next';
import { TagShapes } from '../drawing/TagShapes';
import { screenPalette } from '../drawing/palette';

interface TagsProps {
  readonly tags: readonly string[];
}

/** The tags of a state, each as a shape and a word. */
export function Tags({ tags }: TagsProps) {
  const { t } = useTranslation('atlas');
  return tags.map((tag) => (
    <span key={tag} className="status">
      <svg viewBox="0 0 12 12" className="status-shape" aria-hidden>
        <TagShapes tags={[tag]} x={0} y={0} palette={screenPalette} />
      </svg>
      <span>{t(`tag.${tag}`, { defaultValue: tag })}</span>
    </span>
  ));
}
