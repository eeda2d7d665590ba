import { Component, type ReactNode } from 'react';
import { CrashedPage } from '../../ui/shell/CrashedPage';
import { NotLoaded } from '../loading/notLoaded';
import { MissedPage } from './MissedPage';

interface CrashGuardProps {
  readonly children: ReactNode;
}

interface CrashGuardState {
  readonly failure: 'none' | 'missing' | 'crashed';
}

/**
 * Error boundary: a child that throws while rendering is replaced by a message with a reload button [MSG-012], and one
 * whose code or words did not come is tried again.
 */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  static getDerivedStateFromError(error: unknown): CrashGuardState {
    return { failure: error instanceof NotLoaded ? 'missing' : 'crashed' };
  }

  override readonly state: CrashGuardState = { failure: 'none' };

  readonly showAgain = () => {
    this.setState({ failure: 'none' });
  };

  override render() {
    switch (this.state.failure) {
      case 'none':
        return this.props.children;
      case 'missing':
        return <MissedPage path={window.location.pathname} onHere={this.showAgain} />;
      case 'crashed':
        return (
          <CrashedPage
            name="crashed"
            onReload={() => {
              window.location.reload();
            }}
          />
        );
    }
  }
}
