import { useSelector } from '@xstate/react';
import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectIsShowing } from '../../machines/shell/closableTip';
import type { highlightsMoved, searchGuide } from '../../machines/shell/tips';
import { Button } from '../parts/Button';
import { pageHeading } from '../parts/focusOn';
import { Icon } from '../parts/Icon';
import { PassFocus } from '../parts/PassFocus';

interface TipProps {
  readonly actor: ActorRefFrom<typeof searchGuide> | ActorRefFrom<typeof highlightsMoved>;
  /** Whose words it says: `pages:<name>.*`. */
  readonly name: 'searchGuide' | 'highlights';
}

/** What a tip is about: it stands under that. */
const tips = {
  searchGuide: { about: 'header [role=combobox]', place: 'tip-beside-sidebar' },
  highlights: { about: pageHeading, place: 'tip-in-middle' },
} as const;

/** A tip below the top bar, which does not keep anybody from working. */
export function Tip({ actor, name }: TipProps) {
  const { t } = useTranslation('pages');
  const id = useId();
  const isShowing = useSelector(actor, selectIsShowing);
  if (!isShowing) return null;
  return (
    <section aria-labelledby={id} className={`tip ${tips[name].place} no-print`}>
      <span className="tip-icon">
        <Icon of={Lightbulb} />
      </span>
      <div>
        <h2 id={id} className="tip-title">
          {t(`${name}.title`)}
        </h2>
        <p className="tip-words muted">{t(`${name}.text`)}</p>
        <PassFocus to={tips[name].about}>
          <Button
            size="small"
            onClick={() => {
              actor.send({ type: 'tip.closed' });
            }}
          >
            {t(`${name}.close`)}
          </Button>
        </PassFocus>
      </div>
    </section>
  );
}
