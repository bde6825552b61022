import { callAliyun } from '../aliyun/signed-request.ts';
import type { FaceOutcome, FaceProvider } from './port.ts';

export interface AliyunFaceOptions {
  endpoint: string;
  accessKeyId: string;
  accessKeySecret: string;
  /** Of the console: 认证场景 ID. */
  sceneId: string;
  /** Milliseconds to wait for a response; 15,000 unless told. */
  timeout?: number;
}

/** The service takes less than 1 MB. */
const MAX_BYTES = 1024 * 1024;

/** Responses that another try gets again: parameters, or a picture that cannot be used (Cloudauth, 返回码). */
const FINAL = new Set(['400', '401', '410', '412', '413']);

/**
 * Aliyun 金融级实人认证 (ContrastFaceVerify, Cloudauth 2019-03-07): name, number and face against the authority's
 * picture. What names a person travels in the form, so that it stands in no address.
 */
export function aliyunFace(options: AliyunFaceOptions): FaceProvider {
  return {
    async compare({ name, number, picture }, key): Promise<FaceOutcome> {
      if (picture.bytes.length >= MAX_BYTES) return 'operator';
      const response = await callAliyun({
        ...options,
        action: 'ContrastFaceVerify',
        version: '2019-03-07',
        query: {},
        body: {
          SceneId: options.sceneId,
          // At most 32 letters and digits.
          OuterOrderNo: key.replaceAll('-', ''),
          ProductCode: 'ID_MIN',
          Model: 'FRONT_CAMERA_LIVENESS',
          CertType: 'IDENTITY_CARD',
          CertName: name,
          CertNo: number,
          FaceContrastPicture: Buffer.from(picture.bytes).toString('base64'),
        },
        timeout: options.timeout ?? 15_000,
      });
      const { Code: code = '', ResultObject: result } = (await response.json()) as Result;
      if (code === '200' && result?.Passed) return result.Passed === 'T' ? 'same' : 'unlike';
      if (FINAL.has(code)) return 'operator';
      throw new Error(`Aliyun Cloudauth answered ${response.status} ${code}`);
    },
  };
}

interface Result {
  Code?: string;
  /** `Passed` alone decides; SubCode only says why. */
  ResultObject?: { Passed?: string; SubCode?: string };
}
