import { chakra } from '@chakra-ui/react';
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

/** What a tip is about, and where it stands under that: the search box, beside the sidebar, or the page. */
const tips = {
  searchGuide: {
    about: 'header [role=combobox]',
    place: {
      insetInlineStart: 'calc({sizes.sidebar} + {spacing.4})',
      // Where the sidebar is folded [SIDE-025].
      '@media (max-width: 1024px)': {
        insetInlineStart: 'calc({sizes.sidebarCollapsed} + {spacing.4})',
      },
    },
  },
  highlights: {
    about: pageHeading,
    place: { insetInlineStart: '50%', transform: 'translateX(-50%)' },
  },
} as const;

/** A tip below the top bar, which does not keep anybody from working. */
export function Tip({ actor, name }: TipProps) {
  const { t } = useTranslation('pages');
  const id = useId();
  const isShowing = useSelector(actor, selectIsShowing);
  if (!isShowing) return null;
  return (
    <chakra.section
      aria-labelledby={id}
      className="no-print"
      position="fixed"
      top="calc({sizes.header} + {spacing.2})"
      css={tips[name].place}
      zIndex="header"
      display="flex"
      gap={3}
      width="dialogSmall"
      maxWidth="calc(100vw - 2rem)"
      p={4}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="brand.fg"
      borderRadius="control"
      boxShadow="floating"
    >
      <chakra.span color="brand.fg" pt={0.5}>
        <Icon of={Lightbulb} />
      </chakra.span>
      <div>
        <chakra.h2 id={id} fontWeight="medium">
          {t(`${name}.title`)}
        </chakra.h2>
        <chakra.p color="fg.muted" mt={1} mb={3}>
          {t(`${name}.text`)}
        </chakra.p>
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
    </chakra.section>
  );
}
