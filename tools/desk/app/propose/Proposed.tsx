import type { Proposal } from '../../server/propose/propose';
import styles from '../desk.module.css';

/** What became of a proposal, and what to do with it. */
export function Proposed({ branch, address, isAdded }: Proposal & { isAdded: boolean }) {
  return (
    <div className={styles.stack} role="status">
      <p>
        <strong>{isAdded ? 'It is added to your proposal.' : 'Your change is proposed.'}</strong>
      </p>
      {address ? (
        <p>
          <a href={address} target="_blank" rel="noopener">
            Open the pull request
          </a>{' '}
          {isAdded
            ? 'to see it as the reviewer does.'
            : 'and press “Create pull request” there. A reviewer then sees what changed.'}
        </p>
      ) : (
        <p>
          Tell the person who reviews it its name: <code>{branch}</code>
        </p>
      )}
      <p>You can go on writing. To add to this proposal, propose again.</p>
    </div>
  );
}
