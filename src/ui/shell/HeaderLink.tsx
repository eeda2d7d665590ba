import { Box, Circle } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../parts/Icon';
import { PlainLinkButton } from '../parts/LinkButton';
import { Tooltip } from '../parts/Tooltip';

interface HeaderLinkProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** A red point beside the icon; the label has to say it too. */
  readonly hasPoint?: boolean;
}

/** A page that the top bar leads to, as an icon with its name. */
export function HeaderLink({ to, icon, label, hasPoint = false }: HeaderLinkProps) {
  return (
    <Tooltip text={label} named>
      <PlainLinkButton kind="quiet" square to={to} aria-label={label}>
        <Box as="span" position="relative" display="inline-flex">
          <Icon of={icon} />
          {hasPoint ? (
            <Circle
              as="span"
              aria-hidden
              position="absolute"
              top="-2px"
              insetEnd="-4px"
              size={2}
              bg="danger.fg"
            />
          ) : null}
        </Box>
      </PlainLinkButton>
    </Tooltip>
  );
}
