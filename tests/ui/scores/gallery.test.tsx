// @vitest-environment happy-dom
import { scores } from '../../../src/app/areas/scores';
import { scoreMenuLabel } from '../../../src/machines/scores/scoreMenuLabel';
import { ScoreMenuLabel } from '../../../src/ui/scores/ScoreMenuLabel';
import { showGallery, showPages } from '../gallery';

await showPages(scores);

const away = 'The entry has no label.';
showGallery(
  scoreMenuLabel,
  (actor) => (
    <a href="/score/index">
      <ScoreMenuLabel actor={actor} />
    </a>
  ),
  {
    silent: { '"asking"': away, '"remembering"': away, '"over"': away },
  },
);
