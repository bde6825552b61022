import { type RefObject, useEffect, useState } from 'react';

/** `insecure`: without https browsers give no camera to a page. */
type CameraState = 'starting' | 'on' | 'insecure' | 'refused' | 'none' | 'busy';

interface Camera {
  state: CameraState;
  /** Asks for it again. */
  retry: () => void;
  /** Switches the lamp beside it, and tells whether it burns; undefined where there is none. */
  light: ((on: boolean) => Promise<boolean>) | undefined;
}

/** The camera in a video, for as long as it is shown. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, facing: 'environment' | 'user'): Camera {
  const [state, setState] = useState<CameraState>('starting');
  const [request, setRequest] = useState({ facing });
  const [track, setTrack] = useState<MediaStreamTrack>();
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
        setTrack(stream.getVideoTracks()[0]);
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
  return { state, retry: () => setRequest({ facing }), light: lightOf(track) };
}

/** `torch` of the Media Capture extensions, which the types of the DOM do not know. */
interface WithTorch {
  torch?: boolean;
}

function lightOf(track: MediaStreamTrack | undefined): Camera['light'] {
  if (!track || !(track.getCapabilities?.() as WithTorch | undefined)?.torch) return undefined;
  return async (torch) => {
    const wanted: MediaTrackConstraintSet & WithTorch = { torch };
    return track.applyConstraints({ advanced: [wanted] }).then(
      () => torch,
      () => !torch,
    );
  };
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
