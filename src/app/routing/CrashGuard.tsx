import { Component, type ReactNode } from 'react';
import { CrashedPage } from '../../ui/shell/CrashedPage';

interface CrashGuardProps {
  readonly children: ReactNode;
}

/** Error boundary: shows a message with a reload button when a child throws while rendering [MSG-012]. */
export class CrashGuard extends Component<CrashGuardProps, { readonly hasCrashed: boolean }> {
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override readonly state = { hasCrashed: false };

  override render() {
    return this.state.hasCrashed ? (
      <CrashedPage
        name="crashed"
        onReload={() => {
          window.location.reload();
        }}
      />
    ) : (
      this.props.children
    );
  }
}
