import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../parts/Button';
import { BoundFailure } from '../parts/form/BoundForm';
import { controlKeys } from '../parts/keyedControl';

interface FormFootProps {
  /** What submitting is called. */
  readonly verb: string;
  /** Beside the way to submit. */
  readonly children: ReactNode;
}

/** The foot of a grading's form, in sight however long the form is. */
export function FormFoot({ verb, children }: FormFootProps) {
  return (
    <chakra.div
      position="sticky"
      bottom="var(--foot, 0px)"
      zIndex={2}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={3}
      py={3}
      bg="bg"
      borderTopWidth="1px"
    >
      <Button kind="primary" type="submit" aria-keyshortcuts={controlKeys.submit}>
        {verb}
      </Button>
      {children}
      <BoundFailure />
    </chakra.div>
  );
}
