import type { PasskeyResponse } from '@samity/shared-api/contract/users/two-factor'
import type { Words } from '@samity/shared-api/contract/words'
import { useOnce } from '@samity/shared-ui/plain'
import { useState } from 'react'
import type { RequiredStep, SecondStep, SignInFailure, SignInResult } from './login.ts'

/** The state of a form that signs a person in, with the second step once the server asks for it. */
export function useSignIn(
  request: (step: SecondStep) => Promise<SignInResult | SignInFailure>,
  onSignedIn: (result: SignInResult) => void,
  initialProblem?: Words,
) {
  const [code, setCode] = useState('')
  const [step, setStep] = useState<RequiredStep>()
  const [problem, setProblem] = useState<Words | string | undefined>(initialProblem)
  const [busy, once] = useOnce()
  const send = (passkey?: PasskeyResponse) =>
    once(async () => {
      setProblem(undefined)
      const response = await request({ code, passkey })
      if (!('problem' in response)) return onSignedIn(response)
      setCode('')
      setStep(response.requiredStep)
      setProblem(response.problem)
    })
  const secondStep = step && { step, code, onCode: setCode, onPasskey: send, onProblem: setProblem }
  return { send, busy, problem, setProblem, secondStep }
}
