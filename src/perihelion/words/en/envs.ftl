### What language models are told when they play.

envs-prompt = You are playing a board game at seat { $seat }. Below is everything that you may know, and then the question that you have to answer, with all its answers: each begins with its word, before the colon.
envs-reply-one = Choose one of the answers. You may think first. Then end your reply with a line such as “Answer: { $word }”: the word of the answer that you choose.
envs-reply-several = Choose { $least ->
    [one] one answer
   *[other] { $least } answers
  }{ $more ->
    [0] { "" }
   *[other] { " " }or more, { $most } at most
  }. You may think first. Then end your reply with a line such as “Answer: { $word }”: the words of all the answers that you choose, with commas between them.
envs-again = Your reply was refused, and nothing has changed. { $why } Answer the same question again.

## Why a reply is refused

envs-refusal-no-answer = No answer to the question could be found in it: the line that begins with “Answer:” is missing.
envs-refusal-two-answers = It names more than one answer ({ $answers }), but one is asked for: say which on a line that begins with “Answer:”.
