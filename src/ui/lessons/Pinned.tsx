import { chakra } from '@chakra-ui/react';
import { Pin } from 'lucide-react';
import { Icon } from '../parts/Icon';

/** Says beside a name that its row stands first. */
export function Pinned({ label }: { readonly label: string }) {
  return (
    <chakra.span role="img" aria-label={label} title={label} color="fg.muted">
      <Icon of={Pin} />
    </chakra.span>
  );
}
