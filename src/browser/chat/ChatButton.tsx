import { useState } from 'react';
import { thirdParties } from '../../config/thirdParties';
import { chat } from '../../facts/strings';
import { Button } from '../../ui/Button';
import { loadScript } from '../loadScript';

const { scriptUrl } = thirdParties.chat;

/** Loads the chat once a visitor asks for it, because its server then learns of the visit. */
export default function ChatButton({ chatId }: { chatId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    if (document.querySelector(`script[src="${scriptUrl}"]`)) return;
    const script = loadScript(scriptUrl, { chatId });
    script.addEventListener('error', () => {
      // The next press tries again.
      script.remove();
      setIsOpen(false);
    });
  };
  return (
    <p role="status">
      {isOpen ? (
        chat.opening
      ) : (
        <Button data-control="openChat" onClick={open}>
          {chat.open}
        </Button>
      )}
    </p>
  );
}
