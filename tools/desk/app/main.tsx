import { createRoot } from 'react-dom/client';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import '../../../src/styles/shared.css';
import { Desk } from './Desk';
import { ErrorScreen } from './ErrorScreen';

const place = document.getElementById('desk');
if (place) {
  createRoot(place).render(
    <ErrorScreen>
      <Desk />
    </ErrorScreen>,
  );
}
