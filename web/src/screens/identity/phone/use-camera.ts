import { type RefObject, useEffect, useState } from 'react';

/** `insecure`: without https browsers give no camera to a page. */
export type CameraState = 'starting' | 'on' | 'insecure' | 'refused' | 'none' | 'busy';

/** The camera in a video, for as long as it is shown; `retry` asks for it again. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  facing: 'environment' | 'user',
): { state: CameraState; retry: () => void } {
  const [state, setState] = useState<CameraState>('starting');
  const [request, setRequest] = useState({ facing });
  useEffect(() => {
    let over = false;
    let stream: MediaStream | undefined;
    const start = async () => {
      const devices: MediaDevices | undefined = navigator.mediaDevices;
      if (!devices?.getUserMedia) return setState(window.isSecureContext ? 'none' : 'insecure');
      setState('starting');
      try {
        const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
        stream = await devices.getUserMedia({ video: { facingMode: { ideal: request.facing }, ...size } });
        if (over || !video.current) return stop(stream);
        video.current.srcObject = stream;
        await video.current.play();
        setState('on');
      } catch (error) {
        if (!over) setState(stateAfter(error));
      }
    };
    void start();
    return () => {
      over = true;
      stop(stream);
    };
  }, [video, request]);
  return { state, retry: () => setRequest({ facing }) };
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** By the names of the Media Capture specification. */
function stateAfter(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}
